import type { Step } from '../seo/jsonLd.ts';

/** The way to a product: its designer, when it has one, then itself. */
export function productSteps(product: {
  name: string;
  path: string;
  designer: string | null;
  designerPath: string | null;
}): Step[] {
  const own = { name: product.name, path: product.path };
  if (!product.designer || !product.designerPath) return [own];
  return [
    { name: 'Designers', path: '/our-designers' },
    { name: product.designer, path: product.designerPath },
    own,
  ];
}
