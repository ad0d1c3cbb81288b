-- older programs: go on
-- Shops of 0.4.0 and before have the table from their own migrations.
CREATE TABLE IF NOT EXISTS "newsletter_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"text_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "newsletter_consents_once" UNIQUE("email"),
	CONSTRAINT "newsletter_consents_confirmed" CHECK ("newsletter_consents"."state" <> 'confirmed' or "newsletter_consents"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "newsletter_consents_requested" ON "newsletter_consents" USING btree ("requested_at");
