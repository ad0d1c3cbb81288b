import { useEffect, useRef, useState } from 'react'

const heightAtFirst = 640

/**
 * A mail's HTML part: no script of it runs (sandbox, and the page's policy, which it inherits), its links open in a new
 * tab. Readable by this page, so that its height can follow the content.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(heightAtFirst)
  const fit = () => {
    const body = frame.current?.contentDocument?.body
    if (body && body.offsetHeight > 0) setHeight(body.offsetHeight)
  }
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  })
  return (
    <iframe
      ref={frame}
      className="mail-frame block full-width"
      style={{ height }}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      onLoad={fit}
    />
  )
}
