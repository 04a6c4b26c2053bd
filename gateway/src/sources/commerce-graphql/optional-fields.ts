import { type DocumentNode, Kind, visit } from 'graphql';

/** Fields of the shop's own modules, which stock Magento does not have. */
const SHOP_FIELDS: ReadonlySet<string> = new Set(['header_content']);

/** True when the document asks for a field that stock Magento does not have. */
export const asksForShopFields = (document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    Field: (node) => {
      if (SHOP_FIELDS.has(node.name.value)) found = true;
    },
  });
  return found;
};

/** The document without the shop's own fields; a selection that would be empty keeps `__typename`. */
export const withoutShopFields = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node) => {
      const selections = node.selections.filter(
        (selection) => selection.kind !== Kind.FIELD || !SHOP_FIELDS.has(selection.name.value),
      );
      if (selections.length === node.selections.length) return undefined;
      if (selections.length > 0) return { ...node, selections };
      const typename = { kind: Kind.NAME, value: '__typename' } as const;
      return { ...node, selections: [{ kind: Kind.FIELD, name: typename } as const] };
    },
  });
