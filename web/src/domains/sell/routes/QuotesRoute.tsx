import { ItemsPage } from '../items/ItemsPage.tsx';
import { QUOTES } from '../items/StatusFilters.tsx';

export default function QuotesRoute() {
  return <ItemsPage title="My Quotes" text="Please sign in to see your quotes." base={QUOTES} />;
}
