import { eventRoutes } from '#server/messages/events/event-routes.ts'
import { addressProofRoutes } from '#server/messages/mail/address-proof-routes.ts'
import { adminMailRoutes } from '#server/messages/mail/admin-mail-routes.ts'
import { demoMailRoutes } from '#server/messages/mail/demo-mail-routes.ts'
import {
  adminNewsletterRoutes,
  mailChoiceRoutes,
  newsletterRoutes,
  ownNewsletterRoutes,
} from '#server/messages/newsletter/newsletter-routes.ts'
import type { DomainRoutes } from '#server/mount-routes.ts'

export const messagesRoutes: DomainRoutes = {
  public: [demoMailRoutes, addressProofRoutes, newsletterRoutes, mailChoiceRoutes],
  customer: [ownNewsletterRoutes],
  staff: [eventRoutes, adminMailRoutes, adminNewsletterRoutes],
}
