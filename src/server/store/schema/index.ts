import type { AccountTables } from './accounts';
import type { BillingTables } from './billing';
import type { DeliveryTables } from './deliveries';
import type { MessageTables } from './messages';

/** Every table, by subject. */
export interface Database extends AccountTables, MessageTables, BillingTables, DeliveryTables {}
