import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'

/** After "we have written to you", in a demo: leads to what was written. Nothing in a shop whose mails leave. */
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
