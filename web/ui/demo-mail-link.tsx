import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'

/** In a demo, after "we have written to you": leads to the mail. Empty in a shop that sends mails. */
export function DemoMailLink({ to, className = 'link' }: { to: string; className?: string }) {
  const at = usePagePath()
  const { showsOutbox } = useShop()
  const { readMail } = useTexts().ui
  if (!showsOutbox) return null
  return (
    <a className={className} href={at(`/posta?per=${encodeURIComponent(to)}`)}>
      {readMail}
    </a>
  )
}
