/** Name, version, tagline and mail addresses of the product. */
export const PRODUCT_INFO = {
  name: 'Torchward',
  version: '1.0.0',
  tagline: 'Keep your chat well lit.',
  supportEmail: 'support@torchward.example',
  salesEmail: 'sales@torchward.example',
} as const;
