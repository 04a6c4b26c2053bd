import { useApolloClient } from '@apollo/client/react';
import type { PriceAlertRow_AlertFragment } from '../../../generated/documents.ts';
import { PriceAlertTakeBack } from '../../../generated/documents.ts';
import { usePriceAlertsQuery } from '../../../generated/hooks/PriceAlerts.ts';
import { problemOf } from '../../../shared/forms/refusal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PriceAlertRow } from '../price-alerts/PriceAlertRow.tsx';
import { useRemoval } from '../useRemoval.ts';

/** The pieces whose price the customer watches, newest first. */
export default function PriceAlertsRoute() {
  const question = usePriceAlertsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Price Alerts" canonical={null} />
      <h1 className="e-heading">Price Alerts</h1>
      <p className="e-fact">We write to you when one of these pieces costs less.</p>
      <Loadable question={question}>
        {({ priceAlerts }) =>
          priceAlerts.length > 0 ? <Alerts alerts={priceAlerts} /> : <NoAlerts />
        }
      </Loadable>
    </>
  );
}

function Alerts({ alerts }: { alerts: readonly PriceAlertRow_AlertFragment[] }) {
  const client = useApolloClient();
  const removal = useRemoval((id) =>
    problemOf(async () => {
      const { data } = await client.mutate({
        mutation: PriceAlertTakeBack,
        variables: { input: { id } },
        refetchQueries: ['PriceAlerts'],
        awaitRefetchQueries: true,
      });
      return data?.priceAlertRemove.userErrors;
    }),
  );
  return (
    <>
      <FormAlert>{removal.failure}</FormAlert>
      <ul className="e-records">
        {alerts.map((alert) => (
          <PriceAlertRow
            key={alert.id}
            alert={alert}
            isRemoving={removal.removing.includes(alert.id)}
            onRemove={() => void removal.start(alert.id)}
          />
        ))}
      </ul>
    </>
  );
}

function NoAlerts() {
  return (
    <EmptyNote
      title="No price alerts yet"
      action={<ButtonLink to="/latest-arrivals">Find a piece to watch</ButtonLink>}
    >
      Ask for an alert on the page of any piece, and we tell you when its price drops.
    </EmptyNote>
  );
}
