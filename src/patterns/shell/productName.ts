import { createContext } from 'react';
import { PRODUCT } from '~/contract/limits';

/** The name beside the logo: Torchward, or that of the installation's brand. */
export const ProductNameContext = createContext<string>(PRODUCT.name);
