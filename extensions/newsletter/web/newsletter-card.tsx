import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { getOwnNewsletter, leaveOwnNewsletter, requestNewsletter } from '../newsletter-calls.ts'
import { consentText } from '../newsletter-consent.ts'
import { newsletterTexts } from './newsletter-texts.ts'

const queryKey = ['own-newsletter']

/** With its words: drawn a moment later it would push down what is about to be pressed. */
export async function loadNewsletterCard() {
  await Promise.all([newsletterTexts.load('it'), newsletterTexts.load('en')])
  return NewsletterCard
}

/** Beside the switch of notifications and apart from it: news is a consent of its own. */
function NewsletterCard({ email }: { email: string }) {
  const t = newsletterTexts.useChunk()
  const { language } = useI18n()
  const api = useApi()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: () => api(getOwnNewsletter) })
  const isOn = data?.state === 'confirmed'
  const act = useMutation({
    mutationFn: async () => {
      if (isOn) await api(leaveOwnNewsletter)
      else return api(requestNewsletter, { body: { email, source: 'account' } })
    },
    onSuccess: async (answer) => {
      showToast({ title: answer ? (answer.isConfirmed ? t.done(email) : t.asked(email)) : t.account.left })
      await queries.invalidateQueries({ queryKey })
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: t.failed,
        ...(error instanceof ApiError && { description: error.message }),
      }),
  })
  return (
    <section className="box" aria-labelledby="newsletter-title">
      <div className="box-head">
        <h2 id="newsletter-title">{t.title}</h2>
      </div>
      <div className="box-body stack stack-12">
        <p className="small">{consentText(language)}</p>
        <p className="small muted" role="status">
          {isOn ? t.account.on : data?.state === 'requested' ? t.account.requested : t.account.off}
        </p>
        <p>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={act.isPending || !data}
            onClick={() => data && !act.isPending && act.mutate()}
          >
            {isOn ? t.account.leave : t.account.join}
          </button>
        </p>
      </div>
    </section>
  )
}
