/** A content page of the shop; `content` is HTML. */
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

/** A piece of content that pages show in a fixed place; both texts are HTML. */
export type CmsBlock = {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
  /** What stands above the content; the shop's own field. */
  readonly headerContent: string | null;
  readonly isActive: boolean;
};
