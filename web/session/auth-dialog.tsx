import { useEffect, useState } from 'react'
import type { User } from '#shared/contract/platform/user.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { useUser } from './account-queries.ts'
import { authTexts } from './auth-texts.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { type CarryOver, useSignIn } from './use-sign-in.ts'

/** Selects the button that replaces «Accedi» in the header. */
const signedInMark = '[data-signed-in] button'

/** Log in, register, or ask for a new password; it closes after a login. */
export function AuthDialog({ carryOver }: { carryOver: CarryOver }) {
  const t = authTexts.useChunk()
  const layer = useLayer('accedi')
  const user = useUser()
  const signIn = useSignIn(carryOver)
  const [tab, setTab] = useState('login')
  const [isForgotten, setForgotten] = useState(false)
  const isSignedIn = user !== null && user !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, after a login
  useEffect(() => {
    if (isSignedIn) layer.close()
  }, [isSignedIn])

  const welcome = async (customer: User, title: string, text: string) => {
    const words = await signIn(customer)
    showToast({ title, description: words ? <Told first={text} then={words} /> : text })
  }
  const title = isForgotten ? t.forgotTitle : tab === 'login' ? t.loginTitle : t.registerTitle
  return (
    <Dialog open onClose={layer.close} title={title} size="auth" closeLabel={t.close} successor={signedInMark}>
      {isForgotten ? (
        <div className="dialog-body">
          <ForgotPasswordForm onBack={() => setForgotten(false)} texts={t} />
        </div>
      ) : (
        <Tabs
          className="auth"
          label={t.tabs}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'login',
              label: t.loginTab,
              content: (
                <LoginForm
                  texts={t}
                  onForgotten={() => setForgotten(true)}
                  onDone={(customer) => welcome(customer, t.loginDone, t.welcome)}
                />
              ),
            },
            {
              id: 'register',
              label: t.registerTab,
              content: (
                <RegisterForm texts={t} onDone={(customer) => welcome(customer, t.registerDone, t.registered)} />
              ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}

function Told({ first, then }: { first: string; then: string }) {
  return (
    <>
      <span>{first}</span> <span>{then}</span>
    </>
  )
}
