export type CmsPage = {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly contentHeading: string;
  readonly content: string;
  readonly pageLayout: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly isActive: boolean;
};

/** Content for a fixed place on pages; both texts are HTML. */
export type CmsBlock = {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
  /** Displayed above the content; a field of the shop's own module. */
  readonly headerContent: string | null;
  readonly isActive: boolean;
};
