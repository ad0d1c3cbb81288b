import { CircleCheck, CircleX, Clock, Hourglass, MailQuestionMark, PackageCheck, Wrench } from 'lucide-react'
import type { JobState } from '../bookings/job-life.ts'

export const jobSigns = {
  booked: { label: 'Prenotate', one: 'Prenotata', tone: 'plain', icon: Clock },
  arrived: { label: 'Arrivate', one: 'Arrivata', tone: 'blue', icon: PackageCheck },
  estimate_sent: { label: 'Preventivo', one: 'Preventivo mandato', tone: 'amber', icon: MailQuestionMark },
  waiting_for_parts: { label: 'Aspetta pezzi', one: 'Aspetta pezzi', tone: 'amber', icon: Hourglass },
  in_work: { label: 'Sul banco', one: 'Sul banco', tone: 'blue', icon: Wrench },
  ready: { label: 'Pronte', one: 'Pronta', tone: 'ok', icon: CircleCheck },
  collected: { label: 'Ritirate', one: 'Ritirata', tone: 'ok', icon: CircleCheck },
  cancelled: { label: 'Annullate', one: 'Annullata', tone: 'red', icon: CircleX },
} as const satisfies Record<JobState, object>
