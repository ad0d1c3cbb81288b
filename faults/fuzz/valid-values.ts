import type { Dice } from './dice.ts'
import type { JsonSchema, Operation } from './openapi-shape.ts'

/** Values that begin with @ are placeholders for current objects (fuzz-world.ts). */
type Make = (dice: Dice) => unknown

const words = ['Sella', 'città', 'Ñandú', '日本', 'Brompton', 'O’Neill', 'perché', 'strada gravel', 'Ω', 'e-bike']
const text = (dice: Dice) => `${dice.pick(words)} ${dice.below(1_000)}`

/** Valid values by field name, from its pattern or the shop's data. */
const named: Readonly<Record<string, Make>> = {
  email: (dice) => `p${dice.below(1e9)}@example.org`,
  customerEmail: (dice) => dice.pick(['owner@fuzz.example', `p${dice.below(1e9)}@example.org`]),
  password: () => '@password',
  currentPassword: () => '@password',
  newPassword: () => '@password',
  postalCode: (dice) => String(10_000 + dice.below(80_000)),
  cap: (dice) => dice.pick(['36100', '00118', '20121', String(10_000 + dice.below(80_000))]),
  taxCode: (dice) => dice.pick(['RSSMRA85T10A562S', '', null]),
  productId: () => '@product',
  quantity: (dice) => 1 + dice.below(2),
  frameSize: (dice) => dice.pick([null, 'M']),
  token: () => '@resetToken',
  orderNumber: () => '@orderNumber',
  reference: () => '@withdrawal',
  k: () => '@accessKey',
  price: (dice) => dice.pick(['100.00', 100, '12,50']),
  minPrice: (dice) => String(dice.below(50)),
  maxPrice: (dice) => String(50 + dice.below(5_000)),
  weight: (dice) => dice.pick(['', '9.5', 12]),
  stock: (dice) => dice.below(50),
  gearCount: (dice) => dice.pick([null, 1, '12']),
  imageUrl: () => null,
  imageUrls: () => [],
  imageAlts: () => [],
  productCode: (dice) => dice.pick(['', `F-${dice.below(1e9)}`]),
  website: () => undefined,
  reviewKey: () => undefined,
  version: () => undefined,
  limit: (dice) => String(1 + dice.below(100)),
  offset: (dice) => String(dice.below(50)),
  days: (dice) => dice.pick(['30', '365']),
  from: () => '2026-01-01',
  to: () => '2026-12-31',
  subtotal: () => undefined,
  shipping: () => undefined,
  total: () => undefined,
  paypalOrderId: (dice) => dice.pick([null, '@walletOrder']),
  amount: () => '100.00',
  currency: () => 'EUR',
  intent: () => 'CAPTURE',
}

/** The meaning of a path parameter `id` depends on the route. */
const idOf: readonly (readonly [prefix: string, reference: string])[] = [
  ['/api/products/', '@product'],
  ['/api/admin/products/', '@product'],
  ['/api/customer/cart/', '@cartLine'],
  ['/api/customer/sessions/', '@sessionId'],
  ['/api/admin/orders/', '@orderId'],
  ['/api/admin/customers/', '@customerId'],
  ['/api/admin/mails/', '@mail'],
  ['/api/admin/reviews/', '@review'],
  ['/order/', '@walletOrder'],
]

const anOrder = (dice: Dice, paymentMethod: string) => ({
  order: {
    customerName: text(dice),
    customerEmail: dice.pick(['owner@fuzz.example', `p${dice.below(1e9)}@example.org`]),
    shippingAddress: `Via ${text(dice)}`,
    city: 'Vicenza',
    postalCode: '36100',
    paymentMethod,
    ...(paymentMethod === 'paypal' && { paypalOrderId: '@walletOrder' }),
  },
  items: [{ productId: '@product', quantity: 1 + dice.below(2) }],
})

/** Bodies whose parts must agree with each other. */
const wholeBodies: Readonly<Record<string, Make>> = {
  'POST /api/orders': (dice) => anOrder(dice, dice.chance(0.8) ? 'bank' : 'paypal'),
  'POST /order': (dice) => {
    const checkout = anOrder(dice, 'paypal')
    const { paypalOrderId: _none, ...order } = checkout.order as Record<string, unknown>
    const quantity = checkout.items[0]?.quantity ?? 1
    const bound = { amount: `${quantity * 100}.00`, currency: 'EUR', intent: 'capture' }
    return dice.chance(0.7) ? { ...bound, checkout: { ...checkout, order } } : bound
  },
  'POST /api/customer/login': () => ({ email: 'owner@fuzz.example', password: '@password' }),
  'POST /api/admin/login': () => ({ password: '@adminPassword' }),
  'PUT /api/admin/password': () => ({ currentPassword: '@adminPassword', newPassword: '@adminPassword' }),
  'PUT /api/customer/profile': () => ({ firstName: 'Ada', lastName: 'Rossi', email: 'owner@fuzz.example' }),
  'POST /api/admin/products': (dice) => ({
    name: text(dice),
    description: text(dice),
    category: dice.pick(['componenti', 'accessori', 'abbigliamento']),
    price: '100.00',
    stock: 40,
  }),
}

export function validBody(operation: Operation, schema: JsonSchema, dice: Dice): unknown {
  const whole = wholeBodies[operation.name]
  return whole && dice.chance(0.8) ? whole(dice) : validValue(schema, '', dice)
}

export function validParameter(operation: Operation, name: string, schema: JsonSchema, dice: Dice): unknown {
  const reference = name === 'id' ? idOf.find(([prefix]) => operation.path.startsWith(prefix))?.[1] : undefined
  return reference ?? validValue(schema, name, dice)
}

function validValue(schema: JsonSchema, name: string, dice: Dice): unknown {
  const make = named[name]
  if (make && schema.properties === undefined && !schema.enum) return make(dice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  if (schema.anyOf) return validValue(dice.pick(schema.anyOf), name, dice)
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type
  switch (type) {
    case 'object':
      return validObject(schema, dice)
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + dice.below(2) }, () =>
        validValue(schema.items ?? {}, name, dice),
      )
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1) + dice.below(Math.min(schema.maximum ?? 5, 5))
    case 'boolean':
      return dice.chance(0.5)
    case 'null':
      return null
    case 'string':
      return text(dice)
        .padEnd(schema.minLength ?? 0, 'x')
        .slice(0, schema.maxLength ?? 200)
    default:
      return text(dice)
  }
}

function validObject({ properties = {}, required = [] }: JsonSchema, dice: Dice): unknown {
  const made: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(properties)) {
    if (required.includes(key) || dice.chance(0.5)) made[key] = validValue(inner, key, dice)
  }
  return made
}
