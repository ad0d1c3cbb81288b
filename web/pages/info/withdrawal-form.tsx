interface Props {
  /** The lines of the model form of the law (Codice del consumo, Allegato I, parte B), in its order. */
  title: string
  lines: readonly string[]
  note: string
}

export function WithdrawalForm({ title, lines, note }: Props) {
  return (
    <div className="ticket">
      <div className="ticket-stub">
        <p className="b">{title}</p>
      </div>
      <div className="ticket-body">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="small muted">{note}</p>
      </div>
    </div>
  )
}

export function withdrawalMail(lines: readonly string[]): string {
  return lines.join('\r\n\r\n')
}
