import { TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { euro } from '#web/admin/admin-format.ts'
import { Field } from '#web/ui/form/field.tsx'

interface Props {
  order: AdminOrder
  reason: string
  isAsked: boolean
  field: Ref<HTMLInputElement>
  onChange(reason: string): void
}

/** Unpaid orders ship with a reason only. */
export function UnpaidNote({ order, reason, isAsked, field, onChange }: Props) {
  return (
    <section className="note note-warning" aria-labelledby="ship-unpaid">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div className="can-shrink grow">
        <h3 className="admin-plain" id="ship-unpaid">
          Non risulta pagato: spedire lo stesso?
        </h3>
        <p className="below-8">{unpaidText(order)} Scrivi perché parte comunque: resta nella cronologia dell’ordine.</p>
        <Field
          label="Motivo"
          error={isAsked && !reason.trim() ? 'Scrivi perché l’ordine parte senza pagamento.' : undefined}
        >
          <input
            ref={field}
            value={reason}
            maxLength={200}
            aria-required="true"
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      </div>
    </section>
  )
}

function unpaidText({ paymentMethod, paymentStatus, total }: AdminOrder): string {
  if (paymentStatus === 'refunded') return `Il pagamento di ${euro(total)} è stato rimborsato.`
  return paymentMethod === 'bank'
    ? `Il bonifico di ${euro(total)} non è arrivato.`
    : `Il pagamento di ${euro(total)} non è confermato.`
}
