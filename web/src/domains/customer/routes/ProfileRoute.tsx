import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { toaster } from '#ui/toaster.ts';
import { type Profile_CustomerFragment, useProfileQuery } from '../profile/Profile.generated.ts';
import { updateProfile } from '../profile/updateProfile.ts';

/** What the shop knows of the customer, and where each of it is changed. */
export default function ProfileRoute() {
  const question = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Profile" canonical={null} />
      <h1 className="e-heading">Profile</h1>
      <Loadable question={question}>
        {({ customer }) => customer && <Profile customer={customer} />}
      </Loadable>
    </>
  );
}

function Profile({ customer }: { customer: Profile_CustomerFragment }) {
  const since = formatDay(customer.createdAt);
  return (
    <>
      <ul className="e-records e-profile">
        <Fact label="Name" to="/account/profile/name">
          {customer.firstName} {customer.lastName}
        </Fact>
        <Fact label="Email" to="/account/profile/email">
          {customer.email}
        </Fact>
        <Fact label="Password" to="/account/profile/password">
          ••••••••
        </Fact>
      </ul>
      <News customer={customer} />
      {since && <p className="e-fact">With us since {since}.</p>}
    </>
  );
}

function Fact(props: { label: string; to: string; children: ReactNode }) {
  const { label, to, children } = props;
  return (
    <li className="e-record" data-plain="">
      <div className="e-record-text">
        <span className="e-fact">{label}</span>
        <span className="e-profile-value">{children}</span>
      </div>
      <div className="e-record-actions">
        <Link className="e-text-button e-profile-change" to={to} aria-label={`Change ${label}`}>
          Change
        </Link>
      </div>
    </li>
  );
}

function News({ customer }: { customer: Profile_CustomerFragment }) {
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const change = async (isSubscribed: boolean) => {
    setIsBusy(true);
    setFailure('');
    const problem = await updateProfile(client, { isSubscribed });
    setIsBusy(false);
    if (problem) setFailure(problem.message);
    else
      toaster.create({
        description: isSubscribed ? 'We will write to you.' : 'We will not write any more.',
      });
  };
  return (
    <div className="e-profile-news">
      <FormAlert>{failure}</FormAlert>
      <Checkbox
        label="Email me updates about trends, new arrivals and promotions."
        checked={customer.isSubscribed}
        disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
