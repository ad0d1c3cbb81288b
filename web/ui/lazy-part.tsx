import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react'
import { forgetFailedChunks, keptChunk, reloadPage } from '#web/platform/kept-chunk.ts'
import { useBackOnline } from './use-online.ts'

/** A component whose code comes when it is drawn or preloaded; where it does not come, the nearest `Attempt` says so. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const start = keptChunk(load)
  function Part(props: P) {
    const Content = use(start())
    return <Content {...props} />
  }
  // A failed preload is retried by the render, which reports a failure.
  return Object.assign(Part, { preload: () => start().then(() => undefined, forgetFailedChunks) })
}

interface Props {
  meanwhile?: ReactNode
  /** In its place when it has not come; without it, it is asked for again when the connection is back. */
  failed?(retry: () => void): ReactNode
  children: ReactNode
}

/** Isolates failures of a part from the rest. */
export class Attempt extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  hasRetried = false
  retry = () => {
    this.hasRetried = true
    forgetFailedChunks()
    this.setState({ hasFailed: false })
  }
  override componentDidCatch() {
    // A browser may never retry a failed module; without a connection the failure proves nothing.
    if (this.hasRetried && this.props.failed && navigator.onLine) void reloadPage()
  }
  override componentWillUnmount = forgetFailedChunks
  override render() {
    const { meanwhile, failed, children } = this.props
    if (this.state.hasFailed) return failed ? failed(this.retry) : <Later run={this.retry} />
    return <Suspense fallback={meanwhile}>{children}</Suspense>
  }
}

function Later({ run }: { run(): void }) {
  useBackOnline(run)
  return null
}
