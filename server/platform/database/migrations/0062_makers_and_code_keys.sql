-- older programs: stop
CREATE TABLE "code_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_keys_single" CHECK ("code_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "maker_id" uuid;--> statement-breakpoint
ALTER TABLE "event_receivers" ADD COLUMN "maker_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_maker_id_staff_members_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_receivers" ADD CONSTRAINT "event_receivers_maker_id_staff_members_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;