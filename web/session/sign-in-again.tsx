import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { AuthDialog } from './auth-layer.tsx'

export function SignInAgain({ children }: { children: string }) {
  const open = useOpenLayer('accedi')
  return (
    <button type="button" className="btn btn-main" onPointerEnter={AuthDialog.preload} onClick={() => void open(1)}>
      {children}
    </button>
  )
}
