import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenWanted } from '#web/at-rest/when-wanted.ts'
import { Attempt, lazyPart } from './lazy-part.tsx'

/** Without a connection what the server drew stays; its code is asked for again when the connection is back. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load()
  try {
    // Asked for without one, a browser would not ask again.
    if (navigator.onLine) return await load()
  } catch {}
  await new Promise((again) => addEventListener('online', again, { once: true }))
  return untilLoaded(load)
}

/**
 * A part below the first view: the server draws it, and its code comes at rest or with the visitor's first move. React
 * would throw away what the server drew if something changed before: until its code is there, nothing does.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(async () => {
    await whenWanted.promise
    const Content = await untilLoaded(load)
    return function Told({ given, onHere }: { given: P; onHere(): void }) {
      useEffect(onHere, [onHere])
      return <Content {...given} />
    }
  })
  function Later(props: P) {
    const [isHere, setHere] = useState(false)
    const [onHere] = useState(() => () => setHere(true))
    const drawn = useRef<{ props: P; node: ReactNode }>(null)
    // Drawn again only for other props: React would throw away inner parts whose code is still coming.
    if (!drawn.current || (isHere && drawn.current.props !== props)) {
      const node = (
        <Attempt>
          <Part given={props} onHere={onHere} />
        </Attempt>
      )
      drawn.current = { props, node }
    }
    return drawn.current.node
  }
  /** For a page that the browser draws: the server's first one does not wait for it. */
  const preload = async () => {
    const canCome = whenWanted.isOpen && (import.meta.env.SSR || navigator.onLine)
    if (canCome && (await load().then(Boolean, () => false))) await Part.preload()
  }
  return Object.assign(Later, { preload })
}
