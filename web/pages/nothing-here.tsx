import { Link } from '@tanstack/react-router'
import { FrameDrawing } from '#web/ui/picture.tsx'

/** A page without its content yet, and where to begin. */
export function NothingHere({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <div className="empty">
      <div className="drawing">
        <FrameDrawing />
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="btn" to="/$category" params={{ category: 'biciclette' }}>
        {link}
      </Link>
    </div>
  )
}
