import type { PaymentSource, WalletAddress, WalletItem, WalletOrderInput } from '#server/orders/deps/wallet-provider.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

export interface PaypalMerchant {
  /** Its name is read when it is shown. */
  shop: { readonly name: string }
  /** Without a trailing slash; the buyer comes back to it when no window could be opened. */
  publicUrl: string
}

const maxText = 127
const maxStatementText = 22

/** The body of POST /v2/checkout/orders (rule 464). Prices include VAT: no tax lines. */
export function paypalOrderBody(
  input: WalletOrderInput,
  merchant: PaypalMerchant,
  withAddress: boolean,
  source?: PaymentSource,
) {
  const { goods } = input
  const shipTo = withAddress ? goods?.shipTo : undefined
  const amount = euro(input.totalCents)
  const back = {
    return_url: merchant.publicUrl + addressIn('/checkout/ritorno', input.language),
    cancel_url: merchant.publicUrl + addressIn('/checkout/annullato', input.language),
  }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: input.customId,
        invoice_id: input.invoiceId,
        description: cut(input.language === 'it' ? `Ordine ${merchant.shop.name}` : `${merchant.shop.name} order`),
        soft_descriptor: statementText(merchant.shop.name),
        amount: goods
          ? {
              ...amount,
              breakdown: {
                item_total: euro(input.totalCents - goods.shippingCents + goods.discountCents),
                shipping: euro(goods.shippingCents),
                ...(goods.discountCents > 0 && { discount: euro(goods.discountCents) }),
              },
            }
          : amount,
        ...(goods && { items: goods.items.map(item) }),
        ...(shipTo && { shipping: destination(shipTo) }),
      },
    ],
    payment_source: source?.(back) ?? {
      paypal: {
        experience_context: {
          brand_name: cut(merchant.shop.name),
          locale: input.language === 'it' ? 'it-IT' : 'en-GB',
          user_action: 'PAY_NOW',
          landing_page: 'NO_PREFERENCE',
          shipping_preference: shipTo ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
          // No payment that takes days to clear.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          ...back,
        },
      },
    },
  }
}

function euro(cents: number) {
  return { currency_code: 'EUR', value: toDecimal(cents) }
}

function item({ name, sku, quantity, unitCents }: WalletItem) {
  return {
    name: cut(name),
    sku: cut(sku),
    quantity: String(quantity),
    unit_amount: euro(unitCents),
    category: 'PHYSICAL_GOODS',
  }
}

function destination({ name, address, city, postalCode, province }: WalletAddress) {
  return {
    name: { full_name: name },
    address: {
      address_line_1: address,
      admin_area_2: city,
      postal_code: postalCode,
      country_code: 'IT',
      ...(province && /^[A-Z]{2}$/.test(province) && { admin_area_1: province }),
    },
  }
}

/** At most 127 characters, and never half of one. */
function cut(text: string): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > maxText) break
    kept += character
  }
  return kept
}

/** The text of the buyer's card statement: plain capitals, digits and blanks. */
function statementText(shopName: string): string {
  const plain = shopName.normalize('NFD').replace(/[^A-Za-z0-9 .-]/g, '')
  return plain.toUpperCase().slice(0, maxStatementText).trim() || 'SHOP'
}
