import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { addPasskey, confirmByPasskey, startConfirmation, startPasskey } from '#shared/contract/accounts/own-access.ts'
import { passkeyLogin, startPasskeyLogin } from '#shared/contract/accounts/staff.ts'
import { type Api, ApiError } from '#web/platform/api.ts'

const request = (options: unknown) => options as PublicKeyCredentialRequestOptionsJSON
const creation = (options: unknown) => options as PublicKeyCredentialCreationOptionsJSON

async function answerTo(options: unknown) {
  return { body: { credential: { ...(await startAuthentication({ optionsJSON: request(options) })) } } }
}

export const signInByPasskey = async (api: Api) => api(passkeyLogin, await answerTo(await api(startPasskeyLogin)))

export const confirmWithPasskey = async (api: Api) =>
  api(confirmByPasskey, await answerTo(await api(startConfirmation)))

export async function makePasskey(api: Api) {
  const credential = await startRegistration({ optionsJSON: creation(await api(startPasskey)) })
  return api(addPasskey, { body: { credential: { ...credential } } })
}

/** At a bare address no browser takes one. */
export const takesPasskeys = () => !/^[\d.]+$|:/.test(window.location.hostname)

/** A passkey that was not given is no failure of the shop. */
export const passkeyMessage = (error: unknown) =>
  error instanceof ApiError ? error.message : 'La passkey non ha risposto. Riprova, o usa la password.'
