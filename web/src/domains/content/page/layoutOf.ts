/** How a content page is laid out: one column, heading and text side by side, the whole width, or the text alone. */
export type ContentLayout = 'column' | 'left' | 'right' | 'wide' | 'empty';

const LAYOUTS: Readonly<Record<string, ContentLayout>> = {
  empty: 'empty',
  '1column': 'column',
  '2columns-left': 'left',
  '2columns-right': 'right',
  '3columns': 'left',
  'cms-full-width': 'wide',
  'page-full-width': 'wide',
};

/** The layout that Magento's `page_layout` names; one column for a name that is not Magento's own. */
export const layoutOf = (pageLayout: string | null): ContentLayout =>
  (pageLayout !== null && Object.hasOwn(LAYOUTS, pageLayout) && LAYOUTS[pageLayout]) || 'column';
