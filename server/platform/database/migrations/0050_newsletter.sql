-- older programs: go on
CREATE TABLE "mail_refusals" (
	"address_hash" text NOT NULL,
	"topic" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_address_hash_topic_pk" PRIMARY KEY("address_hash","topic")
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
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
CREATE INDEX "newsletter_consents_requested" ON "newsletter_consents" USING btree ("requested_at");