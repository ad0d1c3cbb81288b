import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { fieldsWith, mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { productBody, valuesOfProduct } from '#web/admin/catalog/products/product-form.tsx'

const longestName = 200
const longer = (name: string, suffix: string) => name && name.slice(0, longestName - suffix.length) + suffix

/** A draft like this product; what names the one thing itself stays behind: codes and stock. */
export function copyBody(product: AdminProduct) {
  const values = valuesOfProduct(product)
  return productBody({
    ...values,
    ...mapFields(fieldsWith('isCode'), () => ''),
    productCode: '',
    name: longer(values.name, ' (copia)'),
    nameEn: longer(values.nameEn, ' (copy)'),
    stock: '0',
    sizes: values.sizes.map((one) => ({ ...one, stock: '0' })),
    isActive: false,
  })
}
