-- older programs: go on
CREATE TABLE "proven_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"proven_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "let_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "typed_hash" text;--> statement-breakpoint
CREATE INDEX "outbox_let_out" ON "outbox" USING btree (lower("to_address"),"let_out_at") WHERE let_out_at is not null;--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("created_at") WHERE status = 'open';