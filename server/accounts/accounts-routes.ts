import { apiKeyRoutes } from '#server/accounts/api-keys/api-key-routes.ts'
import { authRoutes } from '#server/accounts/customers/auth-routes.ts'
import { customerSessionRoutes } from '#server/accounts/customers/customer-session-routes.ts'
import { emailVerificationRoutes } from '#server/accounts/customers/email-verification-routes.ts'
import { passwordRoutes } from '#server/accounts/customers/password-routes.ts'
import { privacyRoutes } from '#server/accounts/customers/privacy-routes.ts'
import { profileRoutes } from '#server/accounts/customers/profile-routes.ts'
import { ownAccessRoutes } from '#server/accounts/second-factor/own-access-routes.ts'
import { staffLoginRoutes } from '#server/accounts/second-factor/staff-login-routes.ts'
import { adminAccessRoutes } from '#server/accounts/staff/admin-access-routes.ts'
import { adminCustomerRoutes } from '#server/accounts/staff/admin-customer-routes.ts'
import { adminPasswordRoutes } from '#server/accounts/staff/admin-password-routes.ts'
import { staffRoutes } from '#server/accounts/staff/staff-routes.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'

export const accountsRoutes: DomainRoutes<OrdersDeps> = {
  public: [authRoutes, passwordRoutes, emailVerificationRoutes, adminAccessRoutes, staffLoginRoutes],
  customer: [profileRoutes, customerSessionRoutes, privacyRoutes],
  staff: [apiKeyRoutes, adminPasswordRoutes, adminCustomerRoutes, staffRoutes, ownAccessRoutes],
}
