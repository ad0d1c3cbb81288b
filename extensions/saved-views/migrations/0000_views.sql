-- older programs: go on
-- Shops of 0.4.0 and before have the table from their own migrations.
CREATE TABLE IF NOT EXISTS "saved_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" uuid CONSTRAINT "saved_views_staff_id_staff_members_id_fk" REFERENCES "public"."staff_members"("id") ON DELETE cascade,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "saved_views_staff" ON "saved_views" USING btree ("staff_id");
--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "saved_views" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('view', 'id', 'id', 'address', '', '');
