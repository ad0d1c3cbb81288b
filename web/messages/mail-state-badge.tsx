import { CircleCheck, CirclePause, CircleX, FileX, Hourglass } from 'lucide-react'
import type { DemoMail } from '#shared/contract/messages/demo-mails.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { OutboxTexts } from './outbox-texts.ts'

const signs = {
  pending: { tone: 'amber', icon: Hourglass },
  held: { tone: 'amber', icon: CirclePause },
  sent: { tone: 'ok', icon: CircleCheck },
  not_delivered: { tone: 'red', icon: FileX },
  dead: { tone: 'red', icon: CircleX },
} as const

export function MailStateBadge({ state, texts: t }: { state: DemoMail['state']; texts: OutboxTexts }) {
  return <Badge {...signs[state]}>{t.states[state]}</Badge>
}
