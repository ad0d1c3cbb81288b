import { Check } from 'lucide-react'
import type { CheckoutTexts } from './checkout-texts.ts'

const steps = ['data', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

/** The three steps named on one page; the ones before the current one are done. */
export function StepList({ current, texts: t }: { current: Step; texts: CheckoutTexts }) {
  const at = steps.indexOf(current)
  return (
    <ol className="steps" aria-label={t.stepsLabel}>
      {steps.map((step, index) => (
        <li key={step} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="num">{index < at ? <Check className="i i-s" aria-hidden="true" /> : index + 1}</span>
          {t.steps[step]}
          {index < at && <span className="vh"> ({t.stepDone})</span>}
        </li>
      ))}
    </ol>
  )
}
