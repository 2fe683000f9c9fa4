import { createContext } from 'react';
import { PRODUCT_INFO } from '~/contract/productInfo';

/** The name beside the logo: Torchward, or that of the installation's brand. */
export const ProductNameContext = createContext<string>(PRODUCT_INFO.name);
