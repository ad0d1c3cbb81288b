import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Fingerprint, KeyRound, LogOut, Mail, Smartphone, Trash2 } from 'lucide-react'
import {
  changeStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  reinviteStaff,
  removeStaff,
  type StaffMember,
} from '#shared/contract/accounts/staff.ts'
import { type StaffRole, staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { dayText, momentText, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { roleNames } from '#web/admin/record/role-names.ts'
import { useAct, useRefresh } from '#web/admin/use-act.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { choice, line, named } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

const roleOptions = named(
  staffRoles,
  Object.fromEntries(staffRoles.map((role) => [role, roleNames[role].name])) as Record<StaffRole, string>,
)

export function StaffList() {
  const query = useQuery({ ...readQuery(useApi(), listStaff), ...shownFresh })
  const change = useAct({
    call: (api, { id, name, role }: StaffMember) => api(changeStaff, { params: { id }, body: { name, role } }),
    said: ({ name, role }) => ['Ruolo cambiato', `${name} ora può: ${roleNames[role].can}.`],
  })
  const actions = useMemberActions()
  const columns: Column<StaffMember>[] = [
    {
      label: 'Chi',
      cell: ({ name, email }) => (
        <>
          <b className="bold">{name}</b>
          <span className="small muted block">{email}</span>
        </>
      ),
    },
    {
      label: 'Può',
      cell: (member) => (
        <select
          className="input"
          aria-label={`Che cosa può fare ${member.name}`}
          value={change.sending?.id === member.id ? change.sending.role : member.role}
          onChange={({ target }) => {
            const role = staffRoles.find((one) => one === target.value)
            if (role) change.send({ ...member, role })
          }}
        >
          {roleOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ),
    },
    { label: 'Entra con', cell: wayOf },
    {
      label: 'Ultima volta',
      cell: ({ lastLoginAt, invitedUntil, state }) =>
        state === 'invited' && invitedUntil
          ? `scade il ${dayText(invitedUntil)}`
          : lastLoginAt
            ? momentText(lastLoginAt)
            : 'mai',
    },
    actions.column,
  ]
  return (
    <>
      <Loaded query={query} failure="Le persone non si caricano.">
        {(members) =>
          members.length === 0 ? (
            <p className="box-body muted">Per ora entra solo chi ha la password del negozio.</p>
          ) : (
            <AdminTable caption="Persone" rowKey="id" rows={members} isBusy={false} columns={columns} />
          )
        }
      </Loaded>
      {actions.question}
      <InviteForm />
    </>
  )
}

function useMemberActions() {
  const remove = useAct({
    call: (api, { id }: StaffMember) => api(removeStaff, { params: { id } }),
    said: (_done, { name }) => ['Accesso tolto', `${name} non entra più, da subito.`],
  })
  const reinvite = useAct({
    call: (api, { id }: StaffMember) => api(reinviteStaff, { params: { id } }),
    said: ({ email }) => ['Invito spedito', `Il link a ${email} vale sette giorni.`],
  })
  const endSessions = useAct({
    call: (api, { id }: StaffMember) => api(endStaffSessions, { params: { id } }),
    said: ({ ended }, { name }) => [
      'Accessi chiusi',
      `${name} è fuori da ${some(ended, 'dispositivo', 'dispositivi')}.`,
    ],
  })
  return useRowActions<StaffMember>(
    ({ name }) => name,
    [
      {
        icon: LogOut,
        label: ({ name }) => `Fai uscire ${name} da ogni dispositivo`,
        text: 'Fai uscire',
        act: endSessions,
      },
      { icon: Mail, label: ({ name }) => `Rimanda l’invito a ${name}`, text: 'Rimanda', act: reinvite },
      {
        icon: Trash2,
        label: 'Togli',
        isRed: true,
        ask: {
          title: ({ name }) => `Togliere ${name}?`,
          confirmLabel: 'Togli',
          text: () => (
            <p>Esce subito da ogni dispositivo e non entra più. Il nome resta accanto a quello che ha fatto.</p>
          ),
          act: remove,
        },
      },
    ],
  )
}

function wayOf({ state, hasPasskey, hasCodeApp }: StaffMember) {
  if (state === 'invited') return <Badge icon={Mail}>Invito spedito</Badge>
  if (state === 'expired')
    return (
      <Badge icon={CircleAlert} tone="amber">
        Invito scaduto
      </Badge>
    )
  if (hasPasskey)
    return (
      <Badge icon={Fingerprint} tone="ok">
        Passkey
      </Badge>
    )
  return hasCodeApp ? (
    <Badge icon={Smartphone} tone="ok">
      Password e codice
    </Badge>
  ) : (
    <Badge icon={KeyRound} tone="amber">
      Solo password
    </Badge>
  )
}

const inviteForm = {
  name: line({ label: 'Nome', must: 'Scrivi il nome.', className: '', maxLength: 80 }),
  email: line({
    label: 'E-mail',
    must: 'Scrivi l’e-mail a cui mandare l’invito.',
    className: '',
    maxLength: 254,
    inputMode: 'email',
  }),
  role: choice<StaffRole>({ label: 'Può', empty: 'counter', options: roleOptions, className: '' }),
}

function InviteForm() {
  const api = useApi()
  const refresh = useRefresh()
  const fields = useContractForm<ValuesOf<typeof inviteForm>>({
    ...formOf(inviteForm),
    name: 'invite',
    onRefused: (message) => sayError(message),
  })
  const submit = fields.onSubmit(async (values) => {
    const { email } = await api(inviteStaff, { body: bodyOf(inviteForm, values) })
    say('Invito spedito', `Il link a ${email} vale sette giorni.`)
    fields.form.reset()
    await refresh()
  })
  return (
    <div className="box-body staff-invite grid spaced-24">
      <form method="dialog" className="stack" noValidate onSubmit={submit}>
        <h3>Invita</h3>
        <FormRows table={inviteForm} fields={fields} className="stack" />
        <SubmitButton isSending={fields.isSending}>Manda l’invito</SubmitButton>
      </form>
      <section className="outlined box-body" aria-labelledby="roles">
        <h3 id="roles">Chi può che cosa</h3>
        <dl className="facts above-8">
          {staffRoles.map((role) => (
            <div key={role}>
              <dt>{roleNames[role].name}</dt>
              <dd>{roleNames[role].can}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
