import { eventRoutes } from '#server/messages/events/event-routes.ts'
import { addressProofRoutes } from '#server/messages/mail/address-proof-routes.ts'
import { adminMailRoutes } from '#server/messages/mail/admin-mail-routes.ts'
import { demoMailRoutes } from '#server/messages/mail/demo-mail-routes.ts'
import type { DomainRoutes } from '#server/platform/http/mount-routes.ts'

export const messagesRoutes: DomainRoutes = {
  public: [demoMailRoutes, addressProofRoutes],
  staff: [eventRoutes, adminMailRoutes],
}
