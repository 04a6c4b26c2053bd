import { Button, chakra } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { StatusTimeline } from '#ui/StatusTimeline.tsx';
import { formatMediumDay } from '../items/labels.ts';
import { Actions } from '../shared/SellPage.tsx';
import {
  type SellShipment_NewFragment,
  type SellShipment_ParcelFragment,
  useEmailSellShipmentLabelMutation,
} from './SellShipment.generated.ts';

const STAGES = { label_created: 'Label created', received: 'Received', inspected: 'Inspected' };

interface ParcelProps {
  readonly parcel: SellShipment_ParcelFragment | SellShipment_NewFragment;
  /** False for guests, who have no account email. */
  readonly canEmail: boolean;
}

export function Parcel({ parcel, canEmail }: ParcelProps) {
  const events = ('events' in parcel && parcel.events) || [];
  const hasArrived = events.some(({ code }) => code === 'received');
  return (
    <Section size="xs" title="Your package" overflowWrap="anywhere">
      <p>
        {parcel.carrier === 'PREPAID' ? 'Prepaid' : parcel.carrier} ·{' '}
        <chakra.strong fontWeight="medium">{parcel.trackingNumber}</chakra.strong>
        <br />
        <Caption as="span">Insured for {formatMoney(parcel.insuredValue)}</Caption>
      </p>
      {!hasArrived && <Label parcel={parcel} canEmail={canEmail} />}
      {events.length > 0 && <Progress events={events} />}
    </Section>
  );
}

function Label({ parcel: { id, labelPath, trackingNumber }, canEmail }: ParcelProps) {
  return (
    <Actions>
      <Button asChild size="sm">
        <a href={labelPath} target="_blank" rel="noreferrer">
          Print label
        </a>
      </Button>
      <Button asChild variant="outline" size="sm">
        <a href={labelPath} download={`label-${trackingNumber}.pdf`}>
          Download label
        </a>
      </Button>
      {canEmail && <EmailLabel shipmentId={id} />}
    </Actions>
  );
}

function EmailLabel({ shipmentId }: { shipmentId: string }) {
  const [emailLabel] = useEmailSellShipmentLabelMutation();
  const { failure, isDone, isSubmitting, submit } = useSubmitForm({
    defaultValues: {},
    send: () => sendInput(emailLabel, { shipmentId }),
  });
  return (
    <>
      <BusyButton size="sm" variant="outline" isBusy={isSubmitting} onClick={submit}>
        {isSubmitting ? 'Sending…' : 'Email label'}
      </BusyButton>
      <FormAlert tone="good">{isDone && 'We’ve emailed you the label.'}</FormAlert>
      <FormAlert>{failure}</FormAlert>
    </>
  );
}

function Progress({ events }: { events: NonNullable<SellShipment_ParcelFragment['events']> }) {
  const reached = events.map(({ code, note, location, at }, index) => ({
    key: `${at} ${code}`,
    title: note,
    isLatest: index === events.length - 1,
    text: (
      <>
        <time dateTime={at}>{formatMediumDay(at)}</time>
        {location && ` · ${location}`}
      </>
    ),
  }));
  const toCome = Object.entries(STAGES)
    .filter(([code]) => events.every((event) => event.code !== code))
    .map(([key, title]) => ({ key, title, isDone: false }));
  const stages = [...reached, ...toCome];
  return <StatusTimeline mt="2" fontSize="md" aria-label="Shipping progress" stages={stages} />;
}
