import './order-notes.css'

/** An order's tags, to be read. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="tags wraps above-4" aria-label="Etichette">
      {tags.map((name) => (
        <li key={name}>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
