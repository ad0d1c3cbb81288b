import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { eventRoutes } from '#server/messages/events/event-routes.ts'
import { addressProofRoutes } from '#server/messages/mail/address-proof-routes.ts'
import { adminMailRoutes } from '#server/messages/mail/admin-mail-routes.ts'
import { demoMailRoutes } from '#server/messages/mail/demo-mail-routes.ts'
import { mailChoiceRoutes } from '#server/messages/mail-choices/mail-choice-routes.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'

export const messagesRoutes: DomainRoutes<MessagesDeps> = {
  public: [demoMailRoutes, addressProofRoutes, mailChoiceRoutes],
  staff: [eventRoutes, adminMailRoutes],
}
