interface Props {
  /** Names the item for screen readers. */
  name: string
  settle: { busy: boolean; error: string | undefined; send(to: 'stock' | 'none'): void }
}

const answers = [
  ['stock', 'Metti a scaffale'],
  ['none', 'Non si rivende'],
] as const

/** Where an inspected item goes. */
export function SettleButtons({ name, settle }: Props) {
  return (
    <span className="row above-4 wraps spaced-8">
      {answers.map(([to, label]) => (
        <button
          key={to}
          type="button"
          className="btn btn-small"
          aria-label={`${label}: ${name}`}
          aria-disabled={settle.busy}
          onClick={() => settle.send(to)}
        >
          {label}
        </button>
      ))}
    </span>
  )
}
