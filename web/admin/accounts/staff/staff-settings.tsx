import { useMay } from '#web/admin/use-may.ts'
import { FactorRoles } from './factor-roles.tsx'
import { OwnAccess } from './own-sign-in.tsx'
import { StaffList } from './staff-list.tsx'
import './staff.css'

/** The people of the shop, for who may invite them, and the own access, for each. */
export default function StaffSettings() {
  const may = useMay()
  return (
    <>
      {may('GET /api/admin/staff') && <StaffList />}
      {may('PUT /api/admin/settings/sign-in') && <FactorRoles />}
      <OwnAccess />
    </>
  )
}
