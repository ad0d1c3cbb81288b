CREATE TABLE "incoming_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reason" text,
	"image_name" text,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "incoming_pictures_once" UNIQUE("product_id","address"),
	CONSTRAINT "incoming_pictures_kind" CHECK ("incoming_pictures"."kind" in ('link','name','own')),
	CONSTRAINT "incoming_pictures_state" CHECK ("incoming_pictures"."state" in ('waiting','stopped','awaited','done','failed')),
	CONSTRAINT "incoming_pictures_awaited" CHECK ("incoming_pictures"."state" <> 'awaited' or "incoming_pictures"."kind" = 'name'),
	CONSTRAINT "incoming_pictures_done" CHECK (("incoming_pictures"."state" = 'done') = ("incoming_pictures"."image_name" is not null)),
	CONSTRAINT "incoming_pictures_failed" CHECK ("incoming_pictures"."state" <> 'failed' or "incoming_pictures"."reason" is not null),
	CONSTRAINT "incoming_pictures_position" CHECK ("incoming_pictures"."position" >= 0 and "incoming_pictures"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "incoming_pictures" ADD CONSTRAINT "incoming_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_pictures_due" ON "incoming_pictures" USING btree ("due_at") WHERE "incoming_pictures"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "incoming_pictures_address" ON "incoming_pictures" USING btree ("address");--> statement-breakpoint
CREATE INDEX "catalog_import_items_product" ON "catalog_import_items" USING btree ("product_id");