import { type ShippingPolicy, shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import type { CreditState } from '#shared/domain/platform/states/credit-states.ts'
import type { Adapter } from '../providers/adapter.ts'
import { type Article, type Goods, type ModelLine, ModelOrder, type ModelProduct } from './order-model.ts'

export interface ModelWallet {
  /** Whose it is. */
  by: Adapter
  /** The provider's. */
  id: string
  /** Undefined for the bare call and for the payment of an order that stands. */
  goods: (Goods & { unitCents: number }) | undefined
  /** The order that it pays instead of a transfer. */
  forOrder: ModelOrder | undefined
  totalCents: number
  buyer: 'away' | 'approved' | 'declined'
  state: 'created' | 'capturing' | 'captured' | 'expired' | 'refunded'
  isHeld: boolean
  /** The provider has let it go: it can never be paid. */
  isGone?: boolean
  /** The provider has taken the money, whether or not the shop knows. */
  isTaken: boolean
  /** The end of its reservation, however often the capture was tried. */
  holdEndsAt: number
  expiresAt: number
  nextLookAt: number
  capturedAt: number
  order: ModelOrder | undefined
}

/** A credit of a statement. */
export interface ModelCredit {
  id: string
  cents: number
  state: CreditState
  /** Its booked order. */
  order?: ModelOrder
  bookedCents: number
}

export interface ModelReview {
  id: number
  product: ModelProduct
  isApproved: boolean
}

/** Prices that were agreed before. */
interface Agreed {
  unitCents: number[]
  shippingCents: number
}

/** A request whose answer may have been lost: sent again under its key, it is the same one. */
export interface SentRequest {
  who: 'guest' | 'admin'
  path: string
  body: object
  key: string
}

/** The shop as its rules say it is, in few lines and without a database. */
export class ShopModel {
  now: number
  /** How many have been carried out. */
  acts = 0
  readonly articles: Article[]
  readonly shipping: ShippingPolicy
  readonly orders: ModelOrder[] = []
  readonly wallets: ModelWallet[] = []
  readonly reviews: ModelReview[] = []
  /** A review exists, so there is something to show. */
  isReviewed = false
  readonly credits: ModelCredit[] = []
  readonly requests: SentRequest[] = []
  /** Units in the customer's cart. */
  readonly cart = new Map<Article, number>()

  constructor(now: number, articles: Article[], shipping: ShippingPolicy) {
    this.now = now
    this.articles = articles
    this.shipping = shipping
  }

  get products(): ModelProduct[] {
    return [...new Set(this.articles.map(({ product }) => product))]
  }

  sizesOf(product: ModelProduct): Article[] {
    return this.articles.filter((article) => article.product === product)
  }

  held(article: Article): number {
    const held = this.wallets.filter((w) => w.isHeld).flatMap((w) => w.goods ?? [])
    return held.reduce((sum, items) => sum + (items.article === article ? items.quantity : 0), 0)
  }

  free(article: Article): number {
    return article.shelf - this.held(article)
  }

  mayTake(items: readonly Goods[]): boolean {
    return sumByArticle(items).every(({ article, quantity }) => this.free(article) >= quantity)
  }

  /** The price of items with their delivery. */
  totalsOf(items: readonly Goods[]): { shippingCents: number; totalCents: number } {
    const subtotalCents = items.reduce((sum, { article, quantity }) => sum + article.product.priceCents * quantity, 0)
    const charge = shippingCents(subtotalCents, this.shipping)
    return { shippingCents: charge, totalCents: subtotalCents + charge }
  }

  sell(
    items: readonly Goods[],
    how: Pick<ModelOrder, 'number' | 'method' | 'payment'> & {
      addition?: ModelOrder
      agreed?: Agreed
      isFetched?: boolean
    },
  ): ModelOrder {
    const lines: ModelLine[] = items.map(({ article, quantity }, i) => {
      article.shelf -= quantity
      return { no: i + 1, article, quantity, unitCents: how.agreed?.unitCents[i] ?? article.product.priceCents }
    })
    const charge = how.agreed?.shippingCents ?? (how.isFetched ? 0 : this.totalsOf(items).shippingCents)
    const order = new ModelOrder({ ...how, lines, shippingCents: charge, placedAt: this.now })
    this.orders.push(order)
    return order
  }
}

/** Each product once. */
export function sumByArticle(items: readonly Goods[]): Goods[] {
  const sums = new Map<Article, number>()
  for (const { article, quantity } of items) sums.set(article, (sums.get(article) ?? 0) + quantity)
  return [...sums].map(([article, quantity]) => ({ article, quantity }))
}
