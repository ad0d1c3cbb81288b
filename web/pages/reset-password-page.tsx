import { ResetPassword } from '#web/accounts/reset-password.tsx'
import { authTexts } from '#web/session/auth-texts.ts'
import { PageHead } from '#web/ui/page-head.tsx'

export function ResetPasswordPage() {
  const t = authTexts.useChunk().resetPage
  return (
    <div className="wrap message-page">
      <PageHead title={t.title} description={t.text} path="/reimposta-password" noindex />
      {/* The token is in the address: no other site learns it. */}
      <meta name="referrer" content="no-referrer" />
      <div className="box message-box admin-login">
        <div className="stripes-thin" aria-hidden="true" />
        <div className="message-body">
          <ResetPassword />
        </div>
      </div>
    </div>
  )
}
