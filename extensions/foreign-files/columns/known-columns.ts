import type { ForeignField } from '../../stored-imports/foreign-fields.ts'
import type { ShopSystem } from '../../stored-imports/shop-systems.ts'

/** A shop system that is known by its columns, or a list whose columns are guessed. */
export type ForeignMapping = ShopSystem | 'list'

/** Further columns of those files, which relate rows. */
export type Role =
  | ForeignField
  | 'id'
  | 'type'
  | 'rowKind'
  | 'parent'
  | 'handle'
  | 'status'
  | 'giftCard'
  | 'inStock'
  | 'compareAt'
  | 'archived'
  | 'availability'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'optionName1'
  | 'optionName2'
  | 'optionName3'
  | 'moreImages'
  | 'imageAlt'
  | 'variantImage'
  | 'options'
  | 'optionNames'
  | 'attributes'
  | 'listed'
  | 'counted'
  | 'currency'
  | 'format'
  | 'impact'
  | 'sizeStocks'
  | 'storeView'
  | 'vat'
  | 'virtual'
  | 'visibility'

export type Columns = ReadonlyMap<Role, number>
