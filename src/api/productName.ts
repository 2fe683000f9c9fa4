import { PRODUCT_INFO } from '~/contract/productInfo';

/**
 * Reads the product's name: that of the installation's brand, or Torchward. Apart from the other settings, because
 * every page loads it.
 */
export function readProductName(): string {
  if (typeof document === 'undefined') return '%PRODUCT_NAME%';
  const tag = document.querySelector<HTMLMetaElement>('meta[name="torchward:product-name"]');
  return tag?.content ?? PRODUCT_INFO.name;
}
