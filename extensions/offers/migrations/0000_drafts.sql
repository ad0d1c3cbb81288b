-- older programs: go on
-- Shops of before have the table from the migrations of the counter.
CREATE TABLE IF NOT EXISTS "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	"shipping_cents" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"order_id" uuid,
	"request_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_key_unique" UNIQUE("key"),
	CONSTRAINT "drafts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "drafts_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "drafts_shipping" CHECK ("drafts"."shipping_cents" >= 0),
	CONSTRAINT "drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "drafts_created" ON "drafts" USING btree ("created_at");
