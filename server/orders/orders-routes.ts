import { addressBookRoutes } from '#server/orders/address-book/address-book-routes.ts'
import { adminOrderRoutes } from '#server/orders/admin-orders/admin-order-routes.ts'
import { adminReturnRoutes } from '#server/orders/admin-orders/after-sales-routes.ts'
import { orderNoteRoutes } from '#server/orders/admin-orders/order-note-routes.ts'
import { giftCardRoutes } from '#server/orders/card-sales/card-sale-routes.ts'
import { cartCouponRoutes, cartRoutes } from '#server/orders/cart/cart-routes.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { adminGiftCardRoutes } from '#server/orders/gift-cards/admin-gift-card-routes.ts'
import { adminOrderEditRoutes, orderEditRoutes } from '#server/orders/order-edits/order-edit-routes.ts'
import { orderRoutes } from '#server/orders/order-routes.ts'
import { parcelRoutes } from '#server/orders/parcel-routes.ts'
import { adminPaymentRoutes } from '#server/orders/payments/admin-payment-routes.ts'
import { walletClaims } from '#server/orders/payments/claim-payment.ts'
import { paymentRoutes } from '#server/orders/payments/payment-routes.ts'
import { startedPaymentRoutes } from '#server/orders/payments/started-payment-routes.ts'
import { walletRoutes } from '#server/orders/payments/wallet-routes.ts'
import { refundRoutes } from '#server/orders/refund-routes.ts'
import { reservationRoutes } from '#server/orders/reservations/reservation-routes.ts'
import { adminWithdrawalRoutes } from '#server/orders/returns/admin-withdrawal-routes.ts'
import { adminReturnPhotoRoutes, returnPhotoRoutes } from '#server/orders/returns/return-photo-routes.ts'
import { returnRoutes } from '#server/orders/returns/return-routes.ts'
import { withdrawalRoutes } from '#server/orders/returns/withdrawal-routes.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'
import { pastOrderRoutes } from './past-orders/past-order-routes.ts'
import { workshopRoutes } from './workshop-routes.ts'

export const ordersRoutes: DomainRoutes<OrdersDeps> = {
  public: [
    cartCouponRoutes,
    giftCardRoutes,
    (app, deps) => orderRoutes(app, deps, walletClaims(deps)),
    orderEditRoutes,
    returnRoutes,
    returnPhotoRoutes,
    walletRoutes,
    paymentRoutes,
    startedPaymentRoutes,
    reservationRoutes,
    withdrawalRoutes,
    cartRoutes,
  ],
  customer: [addressBookRoutes, pastOrderRoutes],
  staff: [
    adminGiftCardRoutes,
    adminOrderRoutes,
    parcelRoutes,
    adminOrderEditRoutes,
    refundRoutes,
    orderNoteRoutes,
    workshopRoutes,
    adminReturnRoutes,
    adminReturnPhotoRoutes,
    adminWithdrawalRoutes,
    adminPaymentRoutes,
  ],
}
