export type Money = { currency_code: string; value: string }

export type OrderItem = { name: string; quantity: string; unit_amount: Money; tax?: Money; sku?: string }

export type PurchaseUnit = {
  reference_id: string
  amount: Money & { breakdown?: Record<string, Money> }
  custom_id?: string
  invoice_id?: string
  description?: string
  soft_descriptor?: string
  items?: OrderItem[]
  shipping?: Record<string, unknown>
}

export type SourceName = 'paypal' | 'card' | 'apple_pay' | 'google_pay' | 'satispay'

/** What the card's bank has answered, in the provider's words. */
export type Authentication = {
  liability_shift: 'NO' | 'POSSIBLE' | 'UNKNOWN'
  three_d_secure: {
    enrollment_status: 'Y' | 'N' | 'U' | 'B'
    authentication_status?: 'Y' | 'N' | 'U' | 'A' | 'C' | 'R'
  }
}

export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'

export type OrderRecord = {
  id: string
  status: OrderStatus
  unit: PurchaseUnit
  hasPaymentSource: boolean
  /** Undefined: the wallet. */
  source?: SourceName
  /** As the merchant asked for it. */
  verification?: string
  authentication?: Authentication
  brandName?: string
  returnUrl?: string
  cancelUrl?: string
  /** The buyer's instrument: a refused one is declined at capture, as with an exhausted card. */
  instrument: 'accepted' | 'refused'
  captureId?: string
  createTime: string
  updateTime: string
}

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'

export type CaptureRecord = {
  id: string
  orderId: string
  status: CaptureStatus
  amount: Money
  refundIds: string[]
  createTime: string
  updateTime: string
}

export type RefundRecord = {
  id: string
  captureId: string
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
  amount: Money
  invoiceId?: string
  customId?: string
  noteToPayer?: string
  /** The total refunded of its capture, this refund included. */
  totalRefunded?: Money
  createTime: string
  updateTime: string
}

/** The meaning of a PayPal-Request-Id; its id is method, path and key together. */
export type RequestRecord = { id: string; at: string; result: 'order' | 'refund' | 'declined'; resultId: string }

export type SubscriptionRecord = {
  id: string
  url: string
  eventTypes: string[]
  /** Origin under which the subscriber knows the emulator: certificate and resource links must match it. */
  origin: string
  isDeleted: boolean
}

export type WebhookEvent = {
  id: string
  event_version: '1.0'
  create_time: string
  resource_type: string
  resource_version: '2.0'
  event_type: string
  summary: string
  resource: unknown
  links: { href: string; rel: string; method: 'GET' | 'POST' }[]
}

export type DeliveryRecord = {
  id: string
  webhookId: string
  event: WebhookEvent
  state: 'pending' | 'held' | 'delivered' | 'dropped' | 'given_up'
  attempts: number
  lastStatus?: number
}

export type IdentityRecord = { id: 'emulator'; tokenSecret: string; privateKeyPem: string; certificatePem: string }

export type LedgerTables = {
  orders: OrderRecord
  captures: CaptureRecord
  refunds: RefundRecord
  requests: RequestRecord
  subscriptions: SubscriptionRecord
  deliveries: DeliveryRecord
  identity: IdentityRecord
}

export type Change = {
  [T in keyof LedgerTables]: { table: T; row: LedgerTables[T] }
}[keyof LedgerTables]
