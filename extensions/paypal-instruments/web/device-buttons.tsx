import { instrumentTexts } from './instrument-texts.ts'
import './device-buttons.css'

interface Props {
  /** Without it the form is sent. */
  onPress?: () => void
}

/** Safari draws it as Apple wants it. */
export const ApplePayButton = (props: Props) => <DeviceButton {...props} instrument="apple_pay" />

/** Not the one of Google's script: its style is written into the page, which the page refuses. */
export const GooglePayButton = (props: Props) => <DeviceButton {...props} instrument="google_pay" />

function DeviceButton({ onPress, instrument }: Props & { instrument: 'apple_pay' | 'google_pay' }) {
  const { submit } = instrumentTexts.useChunk().ways[instrument]
  const className = instrument === 'apple_pay' ? 'device-button apple-button' : 'device-button'
  return (
    <button type={onPress ? 'button' : 'submit'} className={className} onClick={onPress}>
      {submit}
    </button>
  )
}
