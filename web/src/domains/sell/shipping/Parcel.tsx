import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#lib/format/money.ts';
import { failureText, Refused } from '#lib/forms/failureText.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { dayOf } from '../shared/dates.ts';
import {
  SellLabelEmail,
  type SellShipment_NewFragment,
  type SellShipment_ParcelFragment,
} from './SellShipment.generated.ts';
import './shipping.css';

const STAGES = [
  { code: 'label_created', label: 'Label made' },
  { code: 'received', label: 'Received' },
  { code: 'inspected', label: 'Inspected' },
];

interface ParcelProps {
  readonly parcel: SellShipment_ParcelFragment | SellShipment_NewFragment;
  /** False for guests: their label is mailed to nobody's account. */
  readonly canEmail: boolean;
}

/** A parcel: its number, its label to print or have mailed, and how far it has come. */
export function Parcel({ parcel, canEmail }: ParcelProps) {
  const events = 'events' in parcel ? (parcel.events ?? []) : [];
  const hasArrived = events.some(({ code }) => code === 'received');
  return (
    <section className="e-sell-parcel">
      <h2 className="e-eyebrow">Your parcel</h2>
      <p>
        {parcel.carrier === 'PREPAID' ? 'Prepaid' : parcel.carrier} ·{' '}
        <strong>{parcel.trackingNumber}</strong>
        <br />
        <span className="e-fact">Insured for {formatMoney(parcel.insuredValue)}</span>
      </p>
      {!hasArrived && <Label parcel={parcel} canEmail={canEmail} />}
      {events.length > 0 && <Way events={events} />}
    </section>
  );
}

function Label({ parcel, canEmail }: ParcelProps) {
  return (
    <div className="e-sell-actions">
      <Button asChild size="sm">
        <a href={parcel.labelPath} target="_blank" rel="noreferrer">
          Print the Label
        </a>
      </Button>
      <Button asChild variant="outline" size="sm">
        <a href={parcel.labelPath} download={`label-${parcel.trackingNumber}.pdf`}>
          Download
        </a>
      </Button>
      {canEmail && <EmailLabel shipmentId={parcel.id} />}
    </div>
  );
}

function EmailLabel({ shipmentId }: { shipmentId: string }) {
  const client = useApolloClient();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setNote('');
    setFailure('');
    try {
      const variables = { input: { shipmentId } };
      const { data } = await client.mutate({ mutation: SellLabelEmail, variables });
      const payload = data?.sellShipmentLabelEmail;
      if (!payload?.isSent) throw new Refused(payload?.userErrors[0]?.message);
      setNote('The label is on its way to your email address.');
    } catch (error) {
      setFailure(failureText(error));
    }
    setIsSending(false);
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending ...' : 'Email the Label'}
      </Button>
      <FormAlert tone="good">{note}</FormAlert>
      <FormAlert>{failure}</FormAlert>
    </>
  );
}

function Way({ events }: { events: NonNullable<SellShipment_ParcelFragment['events']> }) {
  return (
    <>
      <ol className="e-sell-stages" aria-label="How far it has come">
        {STAGES.map(({ code, label }) => (
          <li key={code} data-done={events.some((event) => event.code === code) || undefined}>
            {label}
          </li>
        ))}
      </ol>
      <ol className="e-sell-way-list" aria-label="Tracking">
        {events.map((event) => (
          <li key={`${event.at} ${event.code}`}>
            <time dateTime={event.at}>{dayOf(event.at)}</time>
            <span>
              {event.note}
              {event.location && <span className="e-fact"> {event.location}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
