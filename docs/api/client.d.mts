// Made by `npm run client` from GET /api/openapi.json; do not edit.
export interface ShopOptions {
  url: string
  key: string
  /** Of messages: it or en. */
  language?: string
}
export declare class ShopError extends Error {
  status: number
  code: string | undefined
  body: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>)
}
export declare function shopClient(options: ShopOptions): ShopClient

export interface ShopClient {
  /** All products, inactive ones too, newest first. Scope of a program’s key: read_catalogue */
  getAdminProducts(input?: { query?: { category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole"; shelf?: string | number; q?: string | number; without?: string | number | Array<string>; brand?: string | number | Array<string>; frameSize?: string | number | Array<string>; color?: string | number | Array<string>; minPrice?: string | number; maxPrice?: string | number; inStock?: "true" | "false"; fact?: string | number | Array<string>; ids?: string | number | Array<string>; sort?: "relevance" | "newest" | "price-low" | "price-high" | "name" | "rating"; sold?: "last"; models?: "one"; bike?: string | number; own?: string | number | Array<string>; lang?: "it" | "en"; limit?: string | number; offset?: string | number; isActive?: "true" | "false"; lowStock?: "true" | "false" } }): Promise<Array<AdminProduct>>
  /** Adds a product. Scope of a program’s key: write_catalogue */
  postAdminProducts(input: { body: NewAdminProduct }): Promise<AdminProduct>
  /** How many products each category has, inactive ones too. Scope of a program’s key: read_catalogue */
  getAdminProductsCounts(): Promise<AdminProductCount>
  /** One product, active or not. Scope of a program’s key: read_catalogue */
  getAdminProductsById(input: { params: { id: string | number } }): Promise<AdminProduct>
  /** Changes a product; fields left out stay. Scope of a program’s key: write_catalogue */
  putAdminProductsById(input: { params: { id: string | number }; body: PutAdminProductsByIdBody }): Promise<AdminProduct>
  /** Takes pieces out of the stock or puts some in, by how many; the same reference moves them once. Scope of a program’s key: write_catalogue */
  postAdminProductsByIdStock(input: { params: { id: string | number }; body: NewAdminProductStock }): Promise<AdminProduct>
  /** All shelves in the order of the menus, each before those below it. Scope of a program’s key: read_catalogue */
  getAdminShelves(): Promise<Array<AdminShelf>>
  /** Takes one picture (multipart, field `image`): JPG, PNG, GIF or WebP, at most 5 MiB and 50 megapixels. Scope of a program’s key: write_catalogue */
  postAdminUpload(input: { query?: { drawing?: "true" | "false" }; body: Blob | FormData }): Promise<AdminUpload>
  /** The catalogue as a CSV file that the import takes back without loss. Scope of a program’s key: read_catalogue */
  getAdminProductsExport(input?: { query?: { category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori" } }): Promise<Blob>
  /** Adds and changes products from a file, all of it or nothing; products are known by their code. Scope of a program’s key: write_catalogue */
  postAdminProductsImport(input: { query: { mode: "preview" | "commit"; mapping?: "auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "list" | string | number; decimalSign?: "auto" | "," | "."; html?: "text" | "keep"; netPrices?: "leave_out" | "add_vat" | "with_vat"; columns?: string | number; onError?: "refuse" | "skip"; onPrice?: "refuse" | "skip" | "accept"; confirmedLines?: string | number; onConflict?: "refuse" | "skip" | "overwrite"; fileName?: string | number | null; respond?: "done" | "begun" }; body: Blob | FormData }): Promise<AdminImportReport | GetAdminImportsAnswer>
  /** All orders, newest or most urgent first, a search also by old numbers; `after` pages without counting. Scope of a program’s key: read_orders */
  getAdminOrders(input?: { query?: { status?: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus?: "pending" | "paid" | "refunded"; paymentMethod?: "paypal" | "bank" | "gift_card"; task?: "to_confirm" | "to_ship" | "late" | "to_refund" | "payment_attention" | "hoarding"; tag?: string | number; q?: string | number; from?: string | number; to?: string | number; moneyFrom?: string | number; moneyTo?: string | number; limit?: string | number; offset?: string | number; after?: string | number; sort?: "newest" | "urgent" | "due" } }): Promise<Array<GetAdminOrdersAnswer | GetAdminOrdersAnswer2>>
  /** The same orders as a CSV file, all of them. Scope of a program’s key: read_orders */
  getAdminOrdersExport(input?: { query?: { status?: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus?: "pending" | "paid" | "refunded"; paymentMethod?: "paypal" | "bank" | "gift_card"; task?: "to_confirm" | "to_ship" | "late" | "to_refund" | "payment_attention" | "hoarding"; tag?: string | number; q?: string | number; from?: string | number; to?: string | number; moneyFrom?: string | number; moneyTo?: string | number } }): Promise<Blob>
  /** Everything about an order: lines, addresses, payment, history of changes, mails. Scope of a program’s key: read_orders */
  getAdminOrdersById(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Packs pieces of an order as a parcel of its own, and sends it where asked. Scope of a program’s key: ship */
  postAdminOrdersByIdParcels(input: { params: { id: string | number }; body: NewAdminOrderParcel }): Promise<AdminOrder>
  /** Who brings a parcel, its code, link, expected day and appointment. Scope of a program’s key: ship */
  patchAdminParcelsById(input: { params: { id: string | number }; body: AdminParcelChange }): Promise<AdminOrder>
  /** A packed parcel has left: its customer is told; with the last one the order is shipped. Scope of a program’s key: ship */
  postAdminParcelsByIdSent(input: { params: { id: string | number }; body: NewAdminParcelSent | null }): Promise<AdminOrder>
  /** A parcel has arrived; with the last one the order is delivered. Scope of a program’s key: ship */
  postAdminParcelsByIdDelivered(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Takes a packed parcel apart before it leaves. Scope of a program’s key: ship */
  postAdminParcelsByIdUndo(input: { params: { id: string | number } }): Promise<AdminOrder>
}

/** What an address that is told of events receives. */
export type ShopEvent = OrderPlacedEvent | OrderPaidEvent | OrderShippedEvent | OrderDeliveredEvent | OrderCancelledEvent | OrderRefundedEvent | ProductChangedEvent | StockLowEvent

export type AdminCustomerPastOrder = { id: number; number: string; placedAt: string; state: string; total: string; currency: string; refunded: string | null; lines: Array<AdminCustomerPastOrderLine> }

export type AdminCustomerPastOrderLine = { name: string; code: string | null; quantity: number; total: string | null }

export type AdminImportOutcome = { back: number; pieces_kept: number; kept: number; switched_off: number }

export type AdminImportReport = { fileKind: "csv" | "xlsx" | "xml" | "json" | null; mapping: "auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "list" | null; rows: number; articles: number; columns: Array<AdminImportReportColumn>; supplier: AdminImportReportSupplier | null; reading: AdminImportReportReading; netPrice?: AdminImportReportNetPrice; wordCount: number; words: Array<AdminImportReportWord>; notes: Array<AdminImportReportNote>; created: number; updated: number; unchanged: number; skipped: number; unknownColumns: Array<string>; errorCount: number; wrongRows: number; errors: Array<AdminImportReportError>; conflictCount: number; conflicts: Array<AdminImportReportConflict>; questionCount: number; questions: Array<AdminImportReportQuestion>; withoutPriceCount: number; withoutPrice: Array<AdminImportReportWithoutPrice>; changes: Array<AdminImportReportChange> }

export type AdminImportReportChange = { line: number; action: "create" | "update"; productCode: string | null; name: string; columns: Array<string>; price: AdminImportReportChangePrice | null }

export type AdminImportReportChangePrice = { before: string; after: string }

export type AdminImportReportColumn = { name: string; samples: Array<string>; becomes: Array<string>; field: string | null; isUsed: boolean }

export type AdminImportReportConflict = { line: number; productCode: string; name: string }

export type AdminImportReportError = { line: number; row: number; column: string | null; message: string; allowed: string | null; value: string | null; productCode: string | null; name: string | null }

export type AdminImportReportNetPrice = { column: string; isAdded: boolean; isUnsaid?: boolean; isIncluded?: boolean }

export type AdminImportReportNote = { kind: string; count: number; lines: Array<number>; text: string }

export type AdminImportReportQuestion = { line: number; productCode: string | null; name: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; before: string | null; after: string; reason: "tenfold" | "tenth" | "category"; range: AdminImportReportQuestionRange | null }

export type AdminImportReportQuestionRange = { low: string; high: string }

export type AdminImportReportReading = { decimalSign: "," | "." | null; html: "text" | "keep" }

export type AdminImportReportSupplier = { id: number; name: string; changedAt: string }

export type AdminImportReportWithoutPrice = { line: number; productCode: string | null; name: string }

export type AdminImportReportWord = { word: string; rows: number; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori" | null; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; shelf: string | null; why: "chosen" | "shelf_gone" | "shelf_name" | "vocabulary" | "names" | "nothing"; chosenAt: string | null; chosenId: number | null; examples: Array<string> }

export type AdminMediaAlt = { it: string; en: string }

export type AdminOrder = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; giftCard?: string; toPay?: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentMethod: "paypal" | "bank" | "gift_card"; paymentStatus: "pending" | "paid" | "refunded"; delivery?: "courier" | "express" | "pickup"; refunded?: string; bankReference: string | null; city: string; province: string | null; goods: Array<AdminOrderGood>; otherGoods: number; weightGrams: number | null; shipBy: string | null; transferToReturn: AdminOrderTransferToReturn | null; tags: Array<string>; arrivesOn: string | null; usualCarrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; customerId: string | null; customerPhone: string | null; taxCode: string | null; shippingAddress: string; postalCode: string; language: string; termsVersion: string; subtotal: string; shipping: string; paidShipping: string; discount?: string; codes?: string; vat: Array<AdminOrderVat>; carrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; trackingCode: string | null; trackingUrl: string | null; bankDueAt: string | null; paidAt: string | null; promisedFor: string | null; shippedAt: string | null; deliveredAt: string | null; cancelledAt: string | null; work: Array<AdminOrderWork>; items: Array<AdminOrderItem>; refunds: Array<AdminOrderRefund>; returns: Array<AdminOrderReturn>; parcels: Array<AdminOrderParcel>; refundable: string; payment: AdminOrderPayment | null; events: Array<AdminOrderEvent>; mails: Array<AdminOrderMail>; notes: Array<AdminOrderNote>; credits: Array<AdminOrderCredit>; withdrawals: Array<AdminOrderWithdrawal>; steps: Array<"confirm_payment" | "ship" | "deliver" | "cancel" | "refund" | "set_tracking" | "late_transfer" | "transfer_returned">; related?: Array<AdminOrderRelated>; missing: Array<AdminOrderMissing> }

export type AdminOrderCredit = { id: string; day: string; amount: string; payer: string; text: string }

export type AdminOrderEvent = { id: number; actor: string; kind: string; data: Record<string, unknown>; createdAt: string }

export type AdminOrderGood = { name: string; frameSize: string | null; quantity: number }

export type AdminOrderItem = { line: number; productId: number | null; slug: string | null; name: string; productCode: string; frameSize: string | null; quantity: number; price: string; total: string; coded?: AdminOrderItemCoded; imageUrl: string | null; refundedQuantity: number; returningQuantity: number; toGo: number; toPack: number; isBulky: boolean; serialNumbers?: Array<string>; onSale: number | null; vatRate: number | null }

export type AdminOrderItemCoded = { bought: number; refunded: number; discount: string }

export type AdminOrderMail = { id: number; kind: string; to: string; state: "pending" | "sent" | "not_delivered" | "dead"; attempts: number; createdAt: string; sentAt: string | null; lastError: string | null }

export type AdminOrderMissing = { name: string; frameSize: string | null; available: number }

export type AdminOrderNote = { id: number; text: string; createdAt: string }

export type AdminOrderParcel = { number: number; of: number; state: "packed" | "sent" | "delivered"; carrier: string | null; trackingCode: string | null; trackingUrl: string | null; expectedDay: string | null; appointment: string | null; packedAt: string; sentAt: string | null; deliveredAt: string | null; lines: Array<AdminOrderParcelLine>; id: string; carrierKey: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; link: string | null }

export type AdminOrderParcelLine = { line: number; name: string; frameSize: string | null; quantity: number }

export type AdminOrderPayment = { providerOrderId: string | null; captureId: string | null; state: string; amount: string; payerEmail: string | null; capturedAt: string | null; needsAttention: string | null; lastError: string | null }

export type AdminOrderRefund = { id: string; kind: "wallet" | "transfer" | "gift_card"; state: "pending" | "failed" | "completed"; reason: "order_cancelled" | "shop_refund" | "amount_mismatch" | "out_of_stock" | "gift_card_short" | "unclaimed" | "order_settled" | "elsewhere"; note: string | null; amount: string; giftCard?: string; shipping: string; other: string; createdAt: string; completedAt: string | null; iban: string | null; holder: string | null; transferDay: string | null; isWithProvider: boolean; attempts: number; lastError: string | null; vat: Array<AdminOrderVat>; lines: Array<AdminOrderRefundLine> }

export type AdminOrderRefundLine = { line: number; name: string; frameSize: string | null; quantity: number; amount: string; place: "stock" | "check" | "none"; toCheck: number; restocked: number; writtenOff: number }

export type AdminOrderRelated = { id: string; orderNumber: string; isAddition: boolean; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; total: string }

export type AdminOrderReturn = { code: string; kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage"; outcome: "refund" | "exchange" | "repair"; state: "announced" | "received" | "settled" | "refused" | "cancelled"; isCourtesy: boolean; createdAt: string; sendByDay: string; refundDueDay: string | null; heldUntilDay: string | null; receivedAt: string | null; settledAt: string | null; reason: string | null; refusedReason: string | null; lines: Array<AdminOrderReturnLine>; amount: string; shipping: string; sent: AdminOrderReturnSent | null; photoIds: Array<string>; withdrawalReference: string | null; canCancel: boolean; id: string; orderId: string; orderNumber: string; customerName: string; createdBy: "customer" | "staff"; isAwaited: boolean; deadline: AdminOrderReturnDeadline | null; isUrgent: boolean; isOverdue: boolean; refundId: string | null; steps: Array<"receive" | "refund" | "send_exchange" | "send_repaired" | "refuse" | "cancel"> }

export type AdminOrderReturnDeadline = { what: "refund" | "send_by" | "hold"; day: string }

export type AdminOrderReturnLine = { line: number; name: string; imageUrl: string | null; frameSize: string | null; quantity: number; amount: string; exchangeSize: string | null; toCheck: number; restocked: number; writtenOff: number }

export type AdminOrderReturnSent = { at: string; carrier: string | null; trackingCode: string | null; trackingUrl: string | null }

export type AdminOrderTransferToReturn = { amount: string; since: string; returnedAt: string | null }

export type AdminOrderVat = { rate: number | null; gross: string; taxable: string | null; tax: string | null }

export type AdminOrderWithdrawal = { id: string; reference: string; state: string; createdAt: string; refundDueAt: string; customerEmail: string; flags: Array<string>; items: string; proposal: AdminOrderWithdrawalProposal | null }

export type AdminOrderWithdrawalProposal = { kind: "withdrawal" | "shop_return"; lines: Array<AdminOrderWithdrawalProposalLine>; shipping: string; amount: string }

export type AdminOrderWithdrawalProposalLine = { line: number; quantity: number; frameSize: string | null }

export type AdminOrderWork = { step: "bench" | "tested" | "packed"; at: string | null }

export type AdminParcelChange = { carrier?: string | null; trackingCode?: string | null; link?: string | null; expectedDay?: string | null; appointment?: string | null; serialNumbers?: Array<PatchAdminOrdersByIdBodySerialNumber> }

export type AdminProduct = { id: number; slug: string; name: string; description: string; price: string; reduction?: ProductReduction; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; imageUrl: string | null; imageUrls: Array<string>; imageAlts?: Array<string>; drawingUrl?: string; shareImageUrl: string | null; stock: number; soldAt?: string; expectedOn?: string; sizes: Array<ProductSize>; weight: string | null; frameSize: string | null; wheelSize: string | null; gearCount: number | null; material: string | null; brand: string | null; color: string | null; productCode: string; shelf: string | null; facts: Array<ProductFact>; condition: "new" | "used"; vatClass: "standard" | "reduced" | "super_reduced" | "margin"; gtin: string | null; mpn: string | null; modelKey: string | null; inspection?: AdminProductInspection | null; lacks?: Array<"photo" | "card">; untranslated?: true; rating?: ProductRating; isActive: boolean; createdAt: string; version: number; nameEn: string | null; descriptionEn: string | null; supplierCode: string | null; cost: string | null; imageAltsEn: Array<string>; factValues: Record<string, number | boolean | string | AdminProductFactValues>; reserved: Record<string, number>; sameGtin?: Array<AdminProductSameGtin> }

export type AdminProductCount = { biciclette: number; "bici-usate": number; componenti: number; abbigliamento: number; accessori: number }

export type AdminProductFactValues = { it: string; en: string }

export type AdminProductInspection = { grade: "A" | "B" | "C" | "D"; year: number | null; isDecade?: true; kilometres: number | null; testedOn?: string | null }

export type AdminProductSameGtin = { id: number; productCode: string; name: string }

export type AdminShelf = { slug: string; path: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; parent: string | null; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; isRest: boolean; name: AdminMediaAlt; text: AdminMediaAlt; words: Array<string>; facts: Array<string>; facets: Array<string>; articles: number; version: number }

export type AdminUpload = { imageUrl: string }

export type GetAdminImportsAnswer = { id: number; fileName: string | null; mapping: string | null; state: "applying" | "done" | "taking_back" | "taken_back"; ending: "undone" | "switched_off" | "stopped" | "cut_off" | "refused" | null; total: number; done: number; rows: number; created: number; updated: number; unchanged: number; skipped: number; createdAt: string; takenBackAt: string | null; outcome: AdminImportOutcome | null; isKept: boolean }

export type GetAdminOrdersAnswer = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; giftCard?: string; toPay?: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentMethod: "paypal" | "bank" | "gift_card"; paymentStatus: "pending" | "paid" | "refunded"; delivery?: "courier" | "express" | "pickup"; refunded?: string; bankReference: string | null; city: string; province: string | null; goods: Array<AdminOrderGood>; otherGoods: number; weightGrams: number | null; shipBy: string | null; transferToReturn: AdminOrderTransferToReturn | null; tags: Array<string>; arrivesOn: string | null; usualCarrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null }

export type GetAdminOrdersAnswer2 = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; pastOrder: AdminCustomerPastOrder }

export type NewAdminOrderParcel = { lines: Array<{ line: number; quantity: number }>; carrier?: string | null; trackingCode?: string | null; link?: string | null; expectedDay?: string | null; appointment?: string | null; serialNumbers?: Array<PatchAdminOrdersByIdBodySerialNumber>; number?: number; send?: boolean; reason?: string | null }

export type NewAdminParcelSent = { reason?: string | null }

export type NewAdminProduct = { name: string; description: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "" | "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; price?: string | number | null; stock?: string | number | null; expectedOn?: string | null; sizes?: Array<NewAdminProductSizes> | null; wheelSize?: string | null; material?: string | null; brand?: string | null; color?: string | null; nameEn?: string | null; descriptionEn?: string | null; gtin?: string | null; mpn?: string | null; modelKey?: string | null; supplierCode?: string | null; weight?: string | number | null; gearCount?: string | number | null; cost?: string | number | null; frameSize?: string | null; productCode?: string | null; imageUrl?: string | null; imageUrls?: Array<string> | null; imageAlts?: Array<string> | null; imageAltsEn?: Array<string> | null; shelf?: string | null; facts?: Array<NewAdminProductFact>; condition?: "new" | "used"; vatClass?: "standard" | "reduced" | "super_reduced" | "margin" | null; isActive?: boolean }

export type NewAdminProductFact = { key: string; value: number | boolean | string | NewAdminProductFactValue }

export type NewAdminProductFactValue = { it: string; en: string }

export type NewAdminProductSizes = { size: string; stock: string | number | null; price?: string | number | null; expectedOn?: string | null }

export type NewAdminProductStock = { frameSize?: string | null; change: number; reference: string }

export type OrderCancelledEvent = { id: string; kind: "order.cancelled"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderDeliveredEvent = { id: string; kind: "order.delivered"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderPaidEvent = { id: string; kind: "order.paid"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderPlacedEvent = { id: string; kind: "order.placed"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderPlacedEventData = { orderNumber: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; paymentMethod: "paypal" | "bank" | "gift_card"; delivery: "courier" | "express" | "pickup"; total: string; refunded: string }

export type OrderPlacedEventObject = { type: "order"; id: string }

export type OrderRefundedEvent = { id: string; kind: "order.refunded"; createdAt: string; object: OrderPlacedEventObject; data: { orderNumber: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; paymentMethod: "paypal" | "bank" | "gift_card"; delivery: "courier" | "express" | "pickup"; total: string; refunded: string; amount: string } }

export type OrderShippedEvent = { id: string; kind: "order.shipped"; createdAt: string; object: OrderPlacedEventObject; data: { orderNumber: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; paymentMethod: "paypal" | "bank" | "gift_card"; delivery: "courier" | "express" | "pickup"; total: string; refunded: string; parcel: { number: number; carrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other"; trackingCode: string | null } | null } }

export type PatchAdminOrdersByIdBodySerialNumber = { line: number; numbers: Array<string> }

export type ProductChangedEvent = { id: string; kind: "product.changed"; createdAt: string; object: ProductChangedEventObject; data: ProductChangedEventData }

export type ProductChangedEventData = { productCode: string; gtin: string | null; name: string; category: string; price: string; isActive: boolean; isDeleted: boolean; available: number }

export type ProductChangedEventObject = { type: "product"; id: string }

export type ProductFact = { key: string; label: string; value: string | number | boolean; unit: string | null }

export type ProductRating = { average: number; count: number }

export type ProductReduction = { percent: number; comparison: string; since: string; isWhole: boolean; startedAt: string; until: string | null; after: string }

export type ProductSize = { size: string; stock: number; price?: string; reduction?: ProductReduction; expectedOn?: string }

export type PutAdminProductsByIdBody = { name?: string; description?: string; category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "" | "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; price?: string | number | null; stock?: string | number | null; expectedOn?: string | null; sizes?: Array<NewAdminProductSizes> | null; wheelSize?: string | null; material?: string | null; brand?: string | null; color?: string | null; nameEn?: string | null; descriptionEn?: string | null; gtin?: string | null; mpn?: string | null; modelKey?: string | null; supplierCode?: string | null; weight?: string | number | null; gearCount?: string | number | null; cost?: string | number | null; frameSize?: string | null; productCode?: string | null; imageUrl?: string | null; imageUrls?: Array<string> | null; imageAlts?: Array<string> | null; imageAltsEn?: Array<string> | null; shelf?: string | null; facts?: Array<NewAdminProductFact>; condition?: "new" | "used"; vatClass?: "standard" | "reduced" | "super_reduced" | "margin" | null; isActive?: boolean; version?: number | null }

export type StockLowEvent = { id: string; kind: "stock.low"; createdAt: string; object: ProductChangedEventObject; data: ProductChangedEventData }
